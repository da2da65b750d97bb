export { pauseBefore, wait } from "./pauses.ts"
export { isPassing, send, type HttpRequest, type HttpResponse } from "./send.ts"
export { NoResponse } from "./no-response.ts"
