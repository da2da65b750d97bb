/** One line of a list of goods or sums. */
export interface LetterRow {
  readonly label: string
  /** units; left out where there are none to speak of */
  readonly quantity?: number
  /** an amount as it is shown */
  readonly amount?: string
}

/** A part of a letter. */
export type Block =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "link"; readonly label: string; readonly url: string }
  | { readonly kind: "code"; readonly label: string; readonly code: string }
  | { readonly kind: "lines"; readonly label: string; readonly lines: readonly string[] }
  | {
      readonly kind: "table"
      readonly caption: string
      /** headings of the columns */
      readonly heads: { readonly item: string; readonly quantity: string; readonly amount: string }
      readonly rows: readonly LetterRow[]
      readonly sums?: readonly LetterRow[]
    }

/** What a message says, said once: its plain text and its HTML are made from this. */
export interface Letter {
  readonly subject: string
  /** the heading inside */
  readonly title: string
  readonly blocks: readonly Block[]
}

/** A paragraph. */
export const text = (words: string): Block => ({ kind: "text", text: words })
