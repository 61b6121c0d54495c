// A thread that parses the specs of items and reads the listings of their candidates: what a stranger's text costs, it
// costs here.
import { openTables } from '../../matching/open-tables.ts';
import { serveTasks } from '../../threads/serve-tasks.ts';
import { type AssessInput, type AssessOutput, createAssessTask } from './assess-task.ts';

// Before the thread is ready, so that no step of a task waits for them.
openTables();
serveTasks<AssessInput, AssessOutput>(createAssessTask());
