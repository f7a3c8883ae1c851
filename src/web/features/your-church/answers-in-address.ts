/** Where answers are while the questions of the policy and of readiness are answered: no device keeps them without being asked. */
export const answersInAddress = [
  'Your answers are in this page’s address as letters, so our server reads them to write the page.',
  'It doesn’t log them, and nothing else about your church is there.',
].join(' ');
