// Generated from ../en by packages/admin/scripts/generate-messages.mjs. Do not edit.

export type Settings = {
  /** Store */
  readonly general: string
  /** Extensions */
  readonly extensions: string
  /** Store name */
  readonly storeName: string
  /** Exchange link template */
  readonly swapLink: string
  /** Write '{'cart_id'}' where the link needs the cart's ID. */
  readonly swapLinkHint: string
  /** Draft order link template */
  readonly paymentLink: string
  /** Write '{'cart_id'}' where the link needs the cart's ID. */
  readonly paymentLinkHint: string
  /** Invite link template */
  readonly inviteLink: string
  /** Write '{'invite_token'}' where the link needs the token. */
  readonly inviteLinkHint: string
  /** Default currency */
  readonly defaultCurrency: string
  /** Store currencies */
  readonly storeCurrencies: string
  /** Add currencies */
  readonly addCurrencies: string
  /** Add {count, plural, one {# currency} other {# currencies}} */
  readonly addSomeCurrencies: (values: { readonly count: number }) => string
  /** Currencies added */
  readonly currenciesDone: string
  /** Remove currency */
  readonly removeCurrency: string
  /** Currency removed */
  readonly removeCurrencyDone: string
  /** Prices include tax */
  readonly taxInclusive: string
  /** Prices exclude tax */
  readonly taxExclusive: string
  /** Prices include tax */
  readonly makeInclusive: string
  /** Prices exclude tax */
  readonly makeExclusive: string
  /** Default */
  readonly isDefault: string
  /** Make default */
  readonly makeDefault: string
  /** Default currency changed */
  readonly makeDefaultDone: string
  /** Your details */
  readonly yourDetails: string
  /** First name */
  readonly firstName: string
  /** Last name */
  readonly lastName: string
  /** Regions */
  readonly regions: string
  /** Create region */
  readonly createRegion: string
  /** Region created */
  readonly createRegionDone: string
  /** Edit region */
  readonly editRegion: string
  /** Delete region */
  readonly deleteRegion: string
  /** Delete {name}? */
  readonly deleteRegionQuestion: (values: { readonly name: string | number }) => string
  /** Its countries become available to other regions. Existing orders do not change. */
  readonly deleteRegionText: string
  /** Their countries become available to other regions. Existing orders do not change. */
  readonly deleteRegionsText: string
  /** Region deleted */
  readonly regionDeleted: string
  /** No regions */
  readonly noRegions: string
  /** Every cart belongs to a region. Create a region for each market. */
  readonly noRegionsText: string
  /** Name */
  readonly name: string
  /** Currency */
  readonly currency: string
  /** Countries */
  readonly countries: string
  /** A country can belong to only one region. */
  readonly countriesHint: string
  /** Payment providers */
  readonly paymentProviders: string
  /** Fulfillment providers */
  readonly fulfillmentProviders: string
  /** Tax rate (%) */
  readonly taxRate: string
  /** Details */
  readonly details: string
  /** Shipping options */
  readonly shippingOptions: string
  /** Return shipping options */
  readonly returnOptions: string
  /** Add option */
  readonly addOption: string
  /** Add return option */
  readonly addReturnOption: string
  /** Edit option */
  readonly editOption: string
  /** Shipping option saved */
  readonly optionDone: string
  /** Delete option */
  readonly deleteOption: string
  /** Delete {name}? */
  readonly deleteOptionQuestion: (values: { readonly name: string | number }) => string
  /** Customers can no longer choose this option. */
  readonly deleteOptionText: string
  /** Customers can no longer choose these options. */
  readonly deleteOptionsText: string
  /** Shipping option deleted */
  readonly optionDeleted: string
  /** No options yet. */
  readonly noOptions: string
  /** Name */
  readonly optionName: string
  /** Price */
  readonly price: string
  /** Price includes tax */
  readonly priceInclusive: string
  /** Free */
  readonly free: string
  /** Calculated */
  readonly calculated: string
  /** Admin only */
  readonly adminOnly: string
  /** Customers cannot choose this option. */
  readonly adminOnlyHint: string
  /** Method */
  readonly method: string
  /** Shipping profile */
  readonly profile: string
  /** Minimum subtotal */
  readonly minimum: string
  /** Maximum subtotal */
  readonly maximum: string
  /** from {minimum}, up to {maximum} */
  readonly requirement: (values: { readonly minimum: string | number; readonly maximum: string | number }) => string
  /** from {minimum} */
  readonly requirementMinimum: (values: { readonly minimum: string | number }) => string
  /** up to {maximum} */
  readonly requirementMaximum: (values: { readonly maximum: string | number }) => string
  /** Return reasons */
  readonly returnReasons: string
  /** Label */
  readonly reasonLabel: string
  /** Value */
  readonly reasonValue: string
  /** Identifies the reason in the API, for example wrong_size. */
  readonly reasonValueHint: string
  /** Description */
  readonly reasonDescription: string
  /** Create reason */
  readonly createReason: string
  /** Return reason created */
  readonly createReasonDone: string
  /** Edit reason */
  readonly editReason: string
  /** Duplicate reason */
  readonly duplicateReason: string
  /** Delete reason */
  readonly deleteReason: string
  /** Delete “{label}”? */
  readonly deleteReasonQuestion: (values: { readonly label: string | number }) => string
  /** Customers and team members can no longer choose this reason. */
  readonly deleteReasonText: string
  /** Return reason deleted */
  readonly reasonDeleted: string
  /** No return reasons */
  readonly noReasons: string
  /** Customers and team members choose a reason when they create a return. */
  readonly noReasonsText: string
  /** Taxes */
  readonly taxes: string
  /** Tax settings */
  readonly taxSettings: string
  /** Tax provider */
  readonly taxProvider: string
  /** System tax provider */
  readonly systemProvider: string
  /** Calculate taxes automatically */
  readonly automaticTaxes: string
  /** If this is off, taxes are calculated when the storefront requests them. */
  readonly automaticTaxesHint: string
  /** Charge tax on gift cards */
  readonly giftCardsTaxable: string
  /** Tax rates */
  readonly taxRates: string
  /** Default rate */
  readonly defaultRate: string
  /** Add tax rate */
  readonly createRate: string
  /** Edit tax rate */
  readonly editRate: string
  /** Tax rate saved */
  readonly rateDone: string
  /** Delete tax rate */
  readonly deleteRate: string
  /** Delete {name}? */
  readonly deleteRateQuestion: (values: { readonly name: string | number }) => string
  /** The default rate applies instead. */
  readonly deleteRateText: string
  /** Tax rate deleted */
  readonly rateDeleted: string
  /** Name */
  readonly rateName: string
  /** Code */
  readonly rateCode: string
  /** Rate (%) */
  readonly rate: string
  /** Team */
  readonly team: string
  /** Invite someone */
  readonly invite: string
  /** Invite sent */
  readonly inviteDone: string
  /** Sends an email with a link if the store has a mail server. You can also copy the link here. */
  readonly inviteText: string
  /** Role */
  readonly role: string
  readonly roles: {
    /** Administrator */
    readonly admin: string
    /** Member */
    readonly member: string
    /** Developer */
    readonly developer: string
  }
  /** Roles are labels only. Every team member has full access. */
  readonly roleHint: string
  /** Members */
  readonly members: string
  /** Invites */
  readonly invites: string
  /** Valid until {date} */
  readonly expires: (values: { readonly date: string | number }) => string
  /** Expired */
  readonly expired: string
  /** Send again */
  readonly resend: string
  /** Invite sent again */
  readonly resendDone: string
  /** Copy link */
  readonly copyInvite: string
  /** Link copied */
  readonly copyInviteDone: string
  /** Withdraw invite */
  readonly deleteInvite: string
  /** Invite withdrawn */
  readonly inviteDeleted: string
  /** Edit member */
  readonly editUser: string
  /** Remove member */
  readonly removeUser: string
  /** Remove {name}? */
  readonly removeUserQuestion: (values: { readonly name: string | number }) => string
  /** This person can no longer sign in. */
  readonly removeUserText: string
  /** Member removed */
  readonly userRemoved: string
  /** You */
  readonly you: string
  /** Price type */
  readonly priceType: string
  readonly priceTypes: {
    /** Flat rate */
    readonly flat_rate: string
    /** Calculated by the provider */
    readonly calculated: string
  }
  /** Password */
  readonly password: string
  /** If you do not know your password, we email a link to {email}. When you set a new password with it, you are signed out everywhere. */
  readonly passwordText: (values: { readonly email: string | number }) => string
  /** Email me a link */
  readonly passwordLink: string
  /** Link sent */
  readonly passwordLinkDone: string
  /** Parent reason */
  readonly reasonParent: string
  /** Below “{label}” */
  readonly reasonBelow: (values: { readonly label: string | number }) => string
  /** Add sub-reason */
  readonly addSubReason: string
  /** Its sub-reasons are deleted too. Customers and team members can no longer choose them. */
  readonly deleteReasonsText: string
  /** Their sub-reasons are deleted too. Customers and team members can no longer choose them. */
  readonly deleteSeveralReasonsText: string
  readonly rateTargets: {
    /** {count, plural, one {# product} other {# products}} */
    readonly products: (values: { readonly count: number }) => string
    /** {count, plural, one {# product type} other {# product types}} */
    readonly product_types: (values: { readonly count: number }) => string
    /** {count, plural, one {# shipping option} other {# shipping options}} */
    readonly shipping_options: (values: { readonly count: number }) => string
  }
  readonly rateActions: {
    /** Choose products */
    readonly products: string
    /** Choose product types */
    readonly product_types: string
    /** Choose shipping options */
    readonly shipping_options: string
  }
  /** Applies to nothing yet */
  readonly rateUnused: string
  /** Product link template */
  readonly productLink: string
  /** A product's page links to it as a preview. Use '{'handle'}' for the product's handle. */
  readonly productLinkHint: string
  /** Current password */
  readonly currentPassword: string
  /** Change password */
  readonly changePassword: string
  /** Password changed. Your other sessions have ended. */
  readonly passwordChanged: string
  /** Withdraw the invite for {email}? */
  readonly deleteInviteQuestion: (values: { readonly email: string | number }) => string
  /** Its link no longer works. To invite this person again, create another invite. */
  readonly deleteInviteText: string
}
