import type { Caller, ShopAnswer, ShopRequest } from "../../shop/messages.ts"
import { answerFrom, initOf } from "../../shop/requests.ts"

/** Where requests go, as the reader chose it; kept on this device. */
export interface Target {
  /** the shop in the page, or a server of the reader's own */
  readonly place: "page" | "server"
  readonly url: string
}

/** A request that no answer came to, and what to do about it. */
export class NoAnswerError extends Error {}

const targetKey = "stheno:shop"
const tokenKey = (url: string, caller: Caller) => `stheno:token:${caller}:${url}`

/** What the reader chose last. */
export function readTarget(): Target {
  try {
    const { place, url } = JSON.parse(localStorage.getItem(targetKey) ?? "") as Target
    if (typeof url === "string" && place === "server") return { place, url }
    if (typeof url === "string") return { place: "page", url }
  } catch {
    // nothing was chosen, or storage is blocked
  }
  return { place: "page", url: "http://localhost:9000" }
}

export function keepTarget(target: Target): void {
  try {
    localStorage.setItem(targetKey, JSON.stringify(target))
  } catch {
    // the choice holds until the page is left
  }
}

/** An access token, kept until the tab is closed. */
export function readToken(url: string, caller: Caller): string {
  try {
    return sessionStorage.getItem(tokenKey(url, caller)) ?? ""
  } catch {
    return ""
  }
}

export function keepToken(url: string, caller: Caller, token: string): void {
  try {
    sessionStorage.setItem(tokenKey(url, caller), token)
  } catch {
    // typed again on the next page
  }
}

/**
 * Sends a request to the reader's server.
 * @throws NoAnswerError telling whether the server is not there or does not let this site in
 */
export async function sendToServer(url: string, request: ShopRequest, token: string): Promise<ShopAnswer> {
  const started = performance.now()
  return answerFrom(await fetchFrom(url, request.path, initOf(request, token)), started)
}

/**
 * Fetches from the reader's server.
 * @param path with its query
 * @throws NoAnswerError telling whether the server is not there or does not let this site in
 */
export async function fetchFrom(url: string, path: string, init: RequestInit): Promise<Response> {
  const base = checkedUrl(url)
  try {
    return await fetch(`${base}${path}`, init)
  } catch {
    throw new NoAnswerError(await whyNot(base, path))
  }
}

/** A reader who signs in by hand is signed in on the other pages too. */
export function keepSignIn(url: string, path: string, body: string): void {
  if (!/^\/(admin|store)\/auth\/token$/.test(path)) return
  const token = /"access_token":\s*"([^"]+)"/.exec(body)?.[1]
  if (token) keepToken(url, path.startsWith("/admin") ? "admin" : "customer", token)
}

function checkedUrl(url: string): string {
  const parsed = URL.canParse(url) ? new URL(url) : undefined
  if (!parsed || !/^https?:$/.test(parsed.protocol))
    throw new NoAnswerError(`“${url}” is not the address of a server. Use the form http://localhost:9000.`)
  return url.replace(/\/+$/, "")
}

/** A browser does not say why: a question without CORS tells whether somebody is there. */
async function whyNot(base: string, path: string): Promise<string> {
  const { origin, protocol } = location
  const isThere = await fetch(`${base}/health`, { mode: "no-cors" }).then(
    () => true,
    () => false,
  )
  const setting = path.startsWith("/admin") ? "ADMIN_CORS" : "STORE_CORS"
  if (isThere)
    return `${base} runs, but does not let this site read its responses (CORS). Add ${origin} to ${setting} of the server, e.g. ${setting}=${origin}, and restart it.`
  const mixed =
    protocol === "https:" && base.startsWith("http:")
      ? " This page was loaded over HTTPS, and some browsers block requests from such pages to HTTP servers."
      : ""
  return `${base} does not respond. Is the server running?${mixed}`
}
