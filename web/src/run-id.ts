import { createContext } from 'react';

/** The run that the page shows; null outside a finished run. */
export const RunIdContext = createContext<string | null>(null);
