export { parseRestoreTime } from "./parse-time.ts"
export { checkRestoreTime, findRestorable, restoreToTime, type RestorableTime } from "./restore-to-time.ts"
