import assert from "node:assert/strict"
import type { FileAddress, FileProvider } from "@stheno/core"
import type { Check } from "./check.ts"

/** A file provider to test, with a storage whose files can be deleted. */
export interface FileSubject {
  /** the provider */
  readonly provider: FileProvider
  /**
   * requests a URL of the storage, as a browser does; without it, only the form of URLs is checked
   * @param url the URL that the provider returned
   */
  readonly fetch?: (url: string) => Promise<Response>
  /** makes the time pass after which download URLs of protected files do not work; without it, this is not checked */
  readonly expire?: () => Promise<void> | void
}

const text = { name: "cups.csv", type: "text/csv", isProtected: false }
const bytesOf = (content: string) => new TextEncoder().encode(content)

function upload({ provider }: FileSubject, content: string, more: Partial<typeof text> = {}) {
  return provider.upload({ ...text, ...more, bytes: bytesOf(content) })
}

async function contentOf({ provider }: FileSubject, key: string): Promise<string | undefined> {
  const stream = await provider.downloadStream(key)
  return stream && new Response(stream as BodyInit).text()
}

async function assertContent(subject: FileSubject, { key }: FileAddress, content: string): Promise<void> {
  assert.equal(await contentOf(subject, key), content, "a file must come back byte for byte")
}

function assertUrl(url: unknown): void {
  assert.ok(
    typeof url === "string" && URL.canParse(url),
    `an address must be a whole URL, not ${String(url)}`,
  )
}

/** What a browser gets from a URL; undefined when it gets an error. */
async function shownAt({ fetch }: FileSubject, url: string): Promise<string | undefined> {
  const response = await fetch!(url)
  const content = await response.text()
  return response.ok ? content : undefined
}

/** What a file provider must do. */
export const fileChecks: readonly Check<FileSubject>[] = [
  {
    name: "gives a file back",
    run: async (subject) =>
      assertContent(subject, await upload(subject, "name,price\ncup,12\n"), "name,price\ncup,12\n"),
  },
  {
    name: "gives a protected file back",
    run: async (subject) =>
      assertContent(subject, await upload(subject, "secret", { isProtected: true }), "secret"),
  },
  {
    name: "keeps an empty file",
    run: async (subject) => assertContent(subject, await upload(subject, ""), ""),
  },
  {
    name: "keeps files of the same name apart",
    async run(subject) {
      const first = await upload(subject, "first")
      const second = await upload(subject, "second")
      assert.notEqual(first.key, second.key, "two files must not share a key")
      await assertContent(subject, first, "first")
      await assertContent(subject, second, "second")
    },
  },
  {
    name: "takes names that hold anything",
    async run(subject) {
      for (const name of [
        "../../outside.csv",
        "a/b\\c.csv",
        "Tasse ü 茶.csv",
        ".hidden",
        "",
        "x".repeat(500),
      ])
        await assertContent(subject, await upload(subject, `of ${name}`, { name }), `of ${name}`)
    },
  },
  {
    name: "says where a file is",
    async run(subject) {
      const { url, key } = await upload(subject, "here")
      assertUrl(url)
      assertUrl(await subject.provider.downloadUrl(key))
    },
  },
  {
    name: "shows a public file to everyone",
    async run(subject) {
      if (!subject.fetch) return
      const { url, key } = await upload(subject, "a cup")
      assert.equal(await shownAt(subject, url), "a cup", "a public file must be at its URL")
      assert.equal(await shownAt(subject, await subject.provider.downloadUrl(key)), "a cup")
    },
  },
  {
    name: "shows a protected file only at its download URL",
    async run(subject) {
      if (!subject.fetch) return
      const { url, key } = await upload(subject, "secret", { isProtected: true })
      const download = await subject.provider.downloadUrl(key)
      assert.equal(await shownAt(subject, download), "secret", "a download URL must lead to the file")
      for (const open of [url, download.split("?")[0]!])
        if (open !== download)
          assert.equal(await shownAt(subject, open), undefined, `${open} must not show a protected file`)
      assert.notEqual(url, download, "the URL of a protected file must not be its download URL")
    },
  },
  {
    name: "lets the download URL of a protected file expire",
    async run(subject) {
      if (!subject.fetch || !subject.expire) return
      const { key } = await upload(subject, "secret", { isProtected: true })
      const download = await subject.provider.downloadUrl(key)
      assert.equal(await shownAt(subject, download), "secret")
      await subject.expire()
      assert.equal(await shownAt(subject, download), undefined, "an old download URL must not work")
    },
  },
  {
    name: "takes a file piece by piece, and has it once it is whole",
    async run(subject) {
      const { stream, ...address } = await subject.provider.uploadStream(text)
      const writer = stream.getWriter()
      await writer.write(bytesOf("one "))
      const half = await contentOf(subject, address.key)
      if (half !== undefined) await writer.abort().catch(() => undefined)
      assert.equal(half, undefined, "half a file must not be there")
      await writer.write(bytesOf("two"))
      await writer.close()
      await assertContent(subject, address, "one two")
    },
  },
  {
    name: "has nothing of a file that was broken off",
    async run(subject) {
      const { stream, key } = await subject.provider.uploadStream(text)
      const writer = stream.getWriter()
      await writer.write(bytesOf("one "))
      await writer.abort(new Error("broken off")).catch(() => undefined)
      assert.equal(await contentOf(subject, key), undefined, "a file that was broken off must not be there")
    },
  },
  {
    name: "removes a file, and does not mind when there is none",
    async run(subject) {
      const { key } = await upload(subject, "short")
      await subject.provider.remove(key)
      assert.equal(await contentOf(subject, key), undefined, "a removed file must be gone")
      await subject.provider.remove(key)
    },
  },
  {
    name: "has nothing under a key that it never gave out",
    async run(subject) {
      const content = await contentOf(subject, "never-given-out.csv")
      assert.equal(content, undefined, "downloadStream must answer undefined")
    },
  },
]
