/** What whoever asked is told at once. */
export const questionReceived = 'Your question has been received. We read every one before it appears here.';
