/** The id of a topic's heading on /answers. */
export const topicId = (topic: string): string => topic.toLowerCase().replace(/[^a-z]+/g, '-');
