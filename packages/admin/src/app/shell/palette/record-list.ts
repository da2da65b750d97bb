import type { Stheno } from "@stheno/js-client"
import type { LucideIcon } from "lucide-react"
import type { PaletteEntry } from "./entries.ts"

/** A record as the palette shows it. */
export type FoundRecord = Omit<PaletteEntry, "icon">

/** A list of the API that the palette searches. */
export interface RecordList {
  readonly heading: string
  readonly icon: LucideIcon
  /** whether a row can match; without it, every text can unless it is an email address */
  readonly canMatch?: (q: string) => boolean
  /** one request */
  readonly find: (client: Stheno, q: string, signal: AbortSignal) => Promise<FoundRecord[]>
}

/** Records of one list that the palette shows. */
export const limit = 5

/** The records that a text occurs in, of a list that the API does not search. */
export function matching(q: string, records: readonly FoundRecord[]): FoundRecord[] {
  const text = q.toLowerCase()
  const isFound = ({ label, hint = "" }: FoundRecord) => `${label}\n${hint}`.toLowerCase().includes(text)
  return records.filter(isFound).slice(0, limit)
}
