// Types of an extension page's globals that the scenes use.
declare const chrome: {
  runtime: { sendMessage: (message: unknown, hear?: (answer: unknown) => void) => Promise<unknown> };
  tabs: { query: (wanted: { active?: boolean }) => Promise<{ id?: number; url?: string }[]> };
  scripting: {
    executeScript: <T>(injection: {
      target: { tabId: number };
      func: () => T | Promise<T>;
    }) => Promise<{ result?: T }[]>;
  };
  storage: {
    local: {
      get: () => Promise<Record<string, unknown>>;
      set: (values: Record<string, unknown>) => Promise<void>;
      remove: (key: string) => Promise<void>;
    };
    session: {
      set: (values: Record<string, unknown>) => Promise<void>;
      remove: (key: string) => Promise<void>;
      clear: () => Promise<void>;
    };
  };
};
