import fs from "node:fs"
import path from "node:path"

/** A file of the write-ahead log: its timeline and its number on it. */
export interface Segment {
  readonly timeline: number
  readonly number: number
}

/** How many files of 16 MB, the size that `initdb` chooses, have the same middle part of their name. */
const perLog = 2 ** 32 / (16 * 1024 ** 2)

/**
 * The segment of a file's name.
 * @param name such as `000000010000000000000007`
 * @returns undefined for other files, such as histories and incomplete segments
 */
export function parseSegment(name: string): Segment | undefined {
  const [, timeline, log, rest] = /^([0-9A-F]{8})([0-9A-F]{8})([0-9A-F]{8})$/.exec(name) ?? []
  if (timeline === undefined || log === undefined || rest === undefined) return undefined
  return {
    timeline: Number.parseInt(timeline, 16),
    number: Number.parseInt(log, 16) * perLog + Number.parseInt(rest, 16),
  }
}

/** The name of a segment's file. */
export function segmentName({ timeline, number }: Segment): string {
  return [timeline, Math.floor(number / perLog), number % perLog]
    .map((part) => part.toString(16).toUpperCase().padStart(8, "0"))
    .join("")
}

/** The ending of an archived file's name. */
export const compressed = ".gz"

/** The names of the archived files of the write-ahead log, without their ending. */
export function archivedNames(wal: string): Set<string> {
  if (!fs.existsSync(wal)) return new Set()
  const names = fs.readdirSync(wal).filter((name) => name.endsWith(compressed))
  return new Set(names.map((name) => name.slice(0, -compressed.length)))
}

/**
 * The numbers of the segments of a timeline that follow each other without a gap.
 * @param first the first number that is needed
 * @returns the last of them, `first - 1` if there is none, and the first that is missing before later ones
 */
export function contiguous(
  names: Iterable<string>,
  timeline: number,
  first: number,
): { readonly last: number; readonly missing: number | undefined } {
  const numbers = new Set<number>()
  for (const name of names) {
    const segment = parseSegment(name)
    if (segment?.timeline === timeline && segment.number >= first) numbers.add(segment.number)
  }
  let last = first - 1
  while (numbers.has(last + 1)) last++
  const hasLater = [...numbers].some((number) => number > last)
  return { last, missing: hasLater ? last + 1 : undefined }
}

/**
 * When an archived segment was complete: `gzip` has noted the time of its last change, in whole seconds.
 * @returns undefined where it has not
 */
export function completedAt(wal: string, name: string): Date | undefined {
  const header = Buffer.alloc(8)
  const file = fs.openSync(path.join(wal, name + compressed), "r")
  try {
    fs.readSync(file, header, 0, header.length, 0)
  } finally {
    fs.closeSync(file)
  }
  const seconds = header.readUInt32LE(4)
  return seconds === 0 ? undefined : new Date(seconds * 1000)
}
