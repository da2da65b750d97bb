import fs from "node:fs"
import { expect, inject } from "vitest"

/**
 * The link in the newest email to somebody.
 * @param part what its address contains
 */
export async function mailedLink(email: string, part = "token="): Promise<URL> {
  const api = inject("api")
  const find = async () => {
    const list = await (await fetch(`${api}/mails`)).text()
    const row = list.split("<tr>").find((each) => each.includes(email)) ?? ""
    const [, link] = /href="(\/mails\/[^"]+)"/.exec(row) ?? []
    const mail = link ? await (await fetch(`${api}${link}/html`)).text() : ""
    const links = [...mail.matchAll(/href="(https?:[^"]+)"/g)].map(([, url]) => url ?? "")
    return links.find((url) => url.includes(part))?.replaceAll("&amp;", "&") ?? ""
  }
  await expect.poll(find, { timeout: 10_000 }).not.toBe("")
  return new URL(await find())
}

/**
 * The token that moves the newest order of a guest to an account.
 * @param file where the store writes tokens
 */
export async function claimToken(file: string, guest: string): Promise<string> {
  const find = () => {
    const lines = fs.existsSync(file) ? fs.readFileSync(file, "utf8").split("\n") : []
    return lines.findLast((line) => line.startsWith(`${guest} `))?.split(" ")[1] ?? ""
  }
  await expect.poll(find, { timeout: 10_000 }).not.toBe("")
  return find()
}
