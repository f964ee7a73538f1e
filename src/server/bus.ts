/** How the nodes of one server hear of each other's changes. A message only says that there is something new; truth is in the store. */

export interface Bus {
  publish(topic: string, message: string): void;
  /** Whoever publishes hears its own messages too. Returns how to stop. */
  subscribe(topic: string, hear: (message: string) => void): () => void;
  /**
   * Messages may be missing: whoever relies on them looks into the store. Told within two seconds of a loss. Of a node that is only
   * silent nothing is known to be missing: it may have died before it said what it has written. Returns how to stop.
   */
  onGap(look: (isOnlySilence?: boolean) => void): () => void;
  /** This node is dead: nothing is missed if nothing is heard of it. */
  forget(node: string): void;
  /** Milliseconds since a node was heard last that should have been heard by now; 0: all are. */
  silence(): number;
  close(): Promise<void>;
}

/** For one process. Messages arrive after the present task, in the order they were sent, as they would over a network. */
export function localBus(): Bus {
  const topics = newTopics();
  return {
    publish: topics.tell,
    subscribe: topics.subscribe,
    onGap: () => () => {},
    forget: () => {},
    silence: () => 0,
    async close() {
      topics.clear();
    },
  };
}

/** Who listens to what, in this process. */
export interface Topics {
  tell(topic: string, message: string): void;
  subscribe(topic: string, hear: (message: string) => void): () => void;
  clear(): void;
}

export function newTopics(): Topics {
  const topics = new Map<string, Set<(message: string) => void>>();
  return {
    tell(topic, message) {
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
    clear: () => topics.clear(),
  };
}
