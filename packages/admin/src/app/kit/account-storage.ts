import { browserStorage, type UiStorage } from "@stheno/ui"

/** Metadata of an account. */
type Metadata = Readonly<Record<string, unknown>>

/** Changes entries in the metadata of the account that is signed in. */
type SendMetadata = (changed: Metadata) => Promise<unknown>

interface Account {
  readonly id: string
  readonly metadata: Metadata | null | undefined
  readonly send: SendMetadata
}

type Browser = UiStorage & { keys(): readonly string[] }

const ofTable = /^stheno:table:(.+:(?:views|columns))$/
const ofDraft = /^stheno:(page-)?draft:(.*)$/
const visitsKey = "stheno:recent"
const ownerKey = "stheno:account"
const unsentKey = "stheno:account:unsent"

/**
 * Keeps the views and columns of lists with the account, so that a person finds them in every browser. The browser has a
 * copy, from which pages are drawn, and everything else, such as drafts.
 * @param browser where the copy is
 */
export function createAccountStorage(browser: Browser) {
  let account: Account | undefined
  const unsent = () => new Set<string>(JSON.parse(browser.get(unsentKey) ?? "[]") as string[])
  const remember = (keys: ReadonlySet<string>) => {
    if (keys.size > 0) browser.set(unsentKey, JSON.stringify([...keys]))
    else browser.remove(unsentKey)
  }
  const send = async (): Promise<void> => {
    const keys = [...unsent()]
    if (!account || keys.length === 0) return
    const values = keys.map((key) => browser.get(key))
    await account.send(Object.fromEntries(keys.map((key, index) => [nameOf(key), parsed(values[index])])))
    // What changed meanwhile is not sent yet.
    remember(new Set([...unsent()].filter((key) => browser.get(key) !== values[keys.indexOf(key)])))
  }
  /** Without an answer, it is sent again when the person comes back. */
  const keep = (key: string) => {
    if (!ofTable.test(key)) return
    remember(unsent().add(key))
    send().catch(() => undefined)
  }
  const storage: UiStorage = {
    get: (key) => browser.get(key),
    set(key, value) {
      browser.set(key, value)
      keep(key)
    },
    remove(key) {
      browser.remove(key)
      keep(key)
    },
  }
  return {
    storage,
    /** Takes over what an account has, except for changes of this browser that did not reach it. */
    signIn(next: Account) {
      account = next
      if (![null, next.id].includes(browser.get(ownerKey))) {
        forget(browser, (key) => ofTable.test(key) || ofDraft.test(key) || key === visitsKey)
        remember(new Set())
      }
      browser.set(ownerKey, next.id)
      forget(browser, (key) => isOutdated(key, browser.get(key)))
      const own = unsent()
      for (const [name, value] of Object.entries(next.metadata ?? {})) {
        const key = `stheno:table:${name.replace(prefix, "")}`
        if (!name.startsWith(prefix) || !ofTable.test(key) || own.has(key)) continue
        if (value === null) browser.remove(key)
        else browser.set(key, JSON.stringify(value))
      }
      send().catch(() => undefined)
    },
    /** Forgets input of a record that is gone: the address of a customer is personal data. */
    forgetDraftsOf: (id: string) => forget(browser, (key) => namesOf(key).includes(id)),
    /** Forgets input that was not sent: it may contain personal data of customers. */
    forgetDrafts: () => forget(browser, (key) => ofDraft.test(key)),
  }
}

function forget(browser: Browser, isMeant: (key: string) => boolean): void {
  for (const key of browser.keys()) if (isMeant(key)) browser.remove(key)
}

/** What the name of a draft consists of: the form, and the IDs of what it edits. */
const namesOf = (key: string) => ofDraft.exec(key)?.[2]?.split(/[ :]/) ?? []

/** As long as forms restore a draft. */
const month = 30 * 24 * 60 * 60 * 1000

/** Whether nothing will restore a draft. */
function isOutdated(key: string, text: string | null): boolean {
  if (!ofDraft.test(key) || text === null) return false
  try {
    const { savedAt } = JSON.parse(text) as { readonly savedAt?: unknown }
    return !(typeof savedAt === "number" && Date.now() - savedAt <= month)
  } catch {
    return true
  }
}

const prefix = "dashboard:"
const nameOf = (key: string) => `${prefix}${ofTable.exec(key)?.[1] ?? key}`
const parsed = (text: string | null | undefined): unknown => (text == null ? null : JSON.parse(text))

/** The storage of this browser and of the account that is signed in. */
export const accountStorage = createAccountStorage({ ...browserStorage, keys: storedKeys })

function storedKeys(): readonly string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    // The storage is forbidden.
    return []
  }
}
