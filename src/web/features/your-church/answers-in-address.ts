/** Where the answers to the policy's questions and to those of readiness are while they are given: no device keeps them by itself. */
export const answersInAddress =
  'Your answers are in this page’s address as letters, so our server reads them to write the page. It doesn’t log them, and nothing else about your church is there.';
