export { parseRestoreTime } from "./parse-time.ts"
export { checkRestoreTime, restoreToTime } from "./restore-to-time.ts"
