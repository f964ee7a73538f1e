/** How the nodes of one server hear of each other's changes. A message only says that there is something new; truth is in the store. */

export interface Bus {
  publish(topic: string, message: string): void;
  /** Whoever publishes hears its own messages too. Returns how to stop. */
  subscribe(topic: string, hear: (message: string) => void): () => void;
  close(): Promise<void>;
}

/** For one process. Messages arrive after the present task, in the order they were sent, as they would over a network. */
export function localBus(): Bus {
  const topics = new Map<string, Set<(message: string) => void>>();
  return {
    publish(topic, message) {
      if (!topics.has(topic)) return;
      queueMicrotask(() => {
        for (const hear of topics.get(topic) ?? []) hear(message);
      });
    },
    subscribe(topic, hear) {
      const own = (message: string): void => hear(message);
      const ears = topics.get(topic) ?? new Set();
      topics.set(topic, ears.add(own));
      return () => {
        ears.delete(own);
        if (ears.size === 0 && topics.get(topic) === ears) topics.delete(topic);
      };
    },
    async close() {
      topics.clear();
    },
  };
}
