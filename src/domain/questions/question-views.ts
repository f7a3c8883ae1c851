import type { AnswerTopic } from '../answers/answer-topics.ts';

/** A question that staff let through and that nobody has answered yet. Nothing of who asked it. */
export interface OpenQuestionView {
  /** Also the end of its address: 'Q-7K3M9Q'. */
  reference: string;
  question: string;
  category: AnswerTopic;
  /** How many ask it too. */
  votes: number;
  /** The day on which it was asked: 2026-11-22. */
  asked: string;
}

/** What stands at a question's address: the question, or where it went once it was answered or merged. */
export type QuestionPageView = { question: OpenQuestionView; movedTo?: undefined } | { movedTo: string; question?: undefined };

/** What a vote is answered with. */
export interface VoteView {
  votes: number;
  /** Whether this visitor's vote of today is among them. */
  isMine: boolean;
}
