// Generated from ../en by packages/admin/scripts/generate-messages.mjs. Do not edit.

export type Address = {
  /** First name */
  readonly first_name: string
  /** Last name */
  readonly last_name: string
  /** Company */
  readonly company: string
  /** Address */
  readonly address_1: string
  /** Apartment, floor */
  readonly address_2: string
  /** Postal code */
  readonly postal_code: string
  /** City */
  readonly city: string
  /** Province */
  readonly province: string
  /** Country */
  readonly country_code: string
  /** Phone */
  readonly phone: string
}
