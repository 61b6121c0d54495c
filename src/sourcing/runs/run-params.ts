import { Type } from 'typebox';

/** The path of a run's resources. */
export const runParams = Type.Object({ job_id: Type.String({ description: 'The run id' }) });
