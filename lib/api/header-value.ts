/** What a header can carry: no line breaks or other control characters, and no letter beyond Latin-1. */
const sendable = /^[\t\x20-\x7e\x80-\xff]+$/;

/** Whether a tag or token of the service can be sent back to it to the letter. */
export const isSendable = (value: string): boolean => sendable.test(value);
