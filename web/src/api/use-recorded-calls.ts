import { useSyncExternalStore } from 'react';
import { onRecordedCall, type RecordedCall, readRecordedCalls } from './recorded-calls.ts';

export function useRecordedCalls(): readonly RecordedCall[] {
  return useSyncExternalStore(onRecordedCall, readRecordedCalls);
}
