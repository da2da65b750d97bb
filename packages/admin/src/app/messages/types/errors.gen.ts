// Generated from ../en by packages/admin/scripts/generate-messages.mjs. Do not edit.

export type Errors = {
  /** Something went wrong */
  readonly broken: string
  /** This page could not be displayed */
  readonly brokenTitle: string
  /** The change was not saved */
  readonly failed: string
  /** Not found */
  readonly missing: string
  /** It may have been deleted. */
  readonly missingText: string
  /** There is nothing at this address. The link may be out of date. */
  readonly noPageText: string
  /** Page not found */
  readonly noPageTitle: string
  /** This could not be loaded */
  readonly notRead: string
  /** Cannot reach the server. Check your connection and try again. */
  readonly offline: string
  /** Reload the page */
  readonly reload: string
  /** Go to orders */
  readonly toOrders: string
  /** Someone else changed this in the meantime. Save again to overwrite their changes, or reload the page to see them. */
  readonly changedMeanwhile: string
  /** Someone else changed the billing address in the meantime. Nothing was saved. The page of the customer shows the current address. */
  readonly billingAddressChanged: string
  /** No regions */
  readonly noRegions: string
  /** Every cart belongs to a region. Create a region for each market. */
  readonly noRegionsText: string
  /** Create region */
  readonly createRegion: string
}
