/** What an address of /answers tells: the order, by topic without one. */
export interface AnswerSearch {
  order?: 'asked' | 'newest';
}

/** Reads the address; what it does not know it leaves out. */
export const parseAnswerSearch = ({ order }: Record<string, unknown>): AnswerSearch =>
  order === 'asked' || order === 'newest' ? { order } : {};
