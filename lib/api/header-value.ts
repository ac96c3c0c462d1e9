/** The characters allowed in a header: no line breaks or other control characters, nothing beyond Latin-1. */
const sendable = /^[\t\x20-\x7e\x80-\xff]+$/;

/** Whether an ETag or token can be sent back to the service exactly as received. */
export const isSendable = (value: string): boolean => sendable.test(value);
