/** Key-value pairs that are stored with a record. */
export type SourceMetadata = Readonly<Record<string, unknown>>

/** A postal address of the source. */
export interface SourceAddress {
  readonly id: string
  readonly company: string | null
  readonly first_name: string | null
  readonly last_name: string | null
  readonly address_1: string | null
  readonly address_2: string | null
  readonly city: string | null
  /** the ISO 3166 code with two letters, in any case */
  readonly country_code: string | null
  readonly province: string | null
  readonly postal_code: string | null
  readonly phone: string | null
}
