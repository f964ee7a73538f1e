/** A click by a finger. Browsers give clicks as pointer events, but the types do not say so yet. */
export const isTouch = (event: MouseEvent): boolean => event instanceof PointerEvent && event.pointerType === "touch";
