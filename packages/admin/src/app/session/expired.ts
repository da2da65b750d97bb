/** Requests that wait until the person has signed in again. */
let waiting: { readonly resume: () => void; readonly giveUp: () => void }[] = []
let isExpired = false
const listeners = new Set<() => void>()

function change(expired: boolean): void {
  isExpired = expired
  for (const listener of listeners) listener()
}

/** Opens the question for the password, because a response said that the session has ended. */
export function sessionExpired(): void {
  if (!isExpired) change(true)
}

/** Waits until the person has signed in again. @returns false when they chose to leave instead */
export function signedInAgain(): Promise<boolean> {
  sessionExpired()
  return new Promise((resolve) => {
    waiting.push({ resume: () => resolve(true), giveUp: () => resolve(false) })
  })
}

/** Closes the question. @param hasSession whether requests that wait are sent again */
export function endExpiry(hasSession: boolean): void {
  const requests = waiting
  waiting = []
  change(false)
  for (const request of requests) (hasSession ? request.resume : request.giveUp)()
}

/** Whether the question is open. */
export function isSessionExpired(): boolean {
  return isExpired
}

/** Calls back at every change. @returns a function that stops that */
export function onExpiry(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
