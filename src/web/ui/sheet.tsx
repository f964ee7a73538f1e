/** A panel of parchment over the page. Escape, a tap beside it or its button closes it. */
import type { ComponentChildren, JSX } from "preact";
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../i18n/words.ts";

export const Sheet = ({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose: () => void;
  children: ComponentChildren;
}): JSX.Element => {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // At once: an Escape between being drawn and being open would be lost.
  useLayoutEffect(() => {
    const element = dialog.current!;
    if (!element.open) element.showModal();
    return () => element.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      class="sheet"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div class="sheet-body">
        <header>
          <h2 id={id}>{title}</h2>
          <button type="button" class="icon-button" aria-label={t("table.close")} onClick={onClose}>
            <svg viewBox="-12 -12 24 24" aria-hidden="true">
              <path d="M-6-6 6 6M6-6-6 6" class="stroke" />
            </svg>
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
};
