// Loaded before the program: its clock is as many milliseconds off as the file of CHAOS_CLOCK says, from one moment to the next.
import { readFileSync } from 'node:fs';

const file = process.env.CHAOS_CLOCK ?? '';
const trueNow = Date.now;
let offMs = 0;
function look(): void {
  try {
    offMs = Number(readFileSync(file, 'utf8')) || 0;
  } catch {
    offMs = 0;
  }
}
look();
setInterval(look, 250).unref();
Date.now = () => trueNow() + offMs;
