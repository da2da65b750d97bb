export { forgetAttempts, tooManyAttempts } from "./limit-attempts.ts"
export { requestReset, resetPassword } from "./reset-password.ts"
export { endLogins, startSession, type EndLoginsOptions } from "./sessions.ts"
export { readToken, signToken } from "./tokens.ts"
