// Generated from ../en by packages/admin/scripts/generate-messages.mjs. Do not edit.

export type SettingsCards = {
  /** Settings */
  readonly title: string
  readonly keys: {
    /** Publishable API keys */
    readonly title: string
    /** Connect storefronts with their sales channels */
    readonly text: string
  }
  readonly currencies: {
    /** Currencies */
    readonly title: string
    /** Currencies that the store sells in */
    readonly text: string
  }
  readonly you: {
    /** Your account */
    readonly title: string
    /** Your name, password and language */
    readonly text: string
  }
  readonly regions: {
    /** Regions */
    readonly title: string
    /** Markets with their currency, countries and shipping */
    readonly text: string
  }
  readonly returnReasons: {
    /** Return reasons */
    readonly title: string
    /** Reasons that customers choose for a return */
    readonly text: string
  }
  readonly channels: {
    /** Sales channels */
    readonly title: string
    /** Where products are sold */
    readonly text: string
  }
  readonly details: {
    /** Store details */
    readonly title: string
    /** Store name and link templates */
    readonly text: string
  }
  readonly taxes: {
    /** Taxes */
    readonly title: string
    /** Rates and providers by region */
    readonly text: string
  }
  readonly team: {
    /** Team */
    readonly title: string
    /** People who use this dashboard */
    readonly text: string
  }
  readonly profiles: {
    /** Shipping profiles */
    readonly title: string
    /** Products that ship in the same way */
    readonly text: string
  }
  readonly emails: {
    /** Emails */
    readonly title: string
    /** Messages to customers and to the team */
    readonly text: string
  }
  readonly files: {
    /** Files */
    readonly title: string
    /** Images and other public files */
    readonly text: string
  }
  readonly sentMessages: {
    /** Sent messages */
    readonly title: string
    /** Emails and other messages that the store sent */
    readonly text: string
  }
}
