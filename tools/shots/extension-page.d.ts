// What the pictures' preparations use of an extension page's own globals.
declare const chrome: {
  runtime: { sendMessage: (message: unknown, hear?: (answer: unknown) => void) => Promise<unknown> };
  storage: {
    local: {
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
