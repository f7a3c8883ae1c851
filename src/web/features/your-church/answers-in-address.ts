/**
 * Note on where answers are during the questions of the policy and of readiness: in the address; no device stores them unasked.
 */
export const answersInAddress = [
  'Your answers are in this page’s address as letters, so our server reads them to write the page.',
  'It doesn’t log them, and nothing else about your church is there.',
].join(' ');
