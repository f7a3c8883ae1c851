import type { ReactNode } from 'react';
import '#admin/styles/documents.css';
import type { QuotationState } from '#domain/documents/document-state.ts';
import { needsDecision } from '#domain/documents/document-state.ts';
import { Icon } from '#ui/icon.tsx';

/** State of a quotation or a document; mark and color only repeat the words. */
export const StateWords = ({ state, children }: { state: QuotationState; children: ReactNode }) => (
  <p className="quotation-state" data-state={state}>
    <Icon name={needsDecision(state) ? 'circle-alert' : state === 'stands' ? 'circle-check' : 'clock'} />
    <span>{children}</span>
  </p>
);
