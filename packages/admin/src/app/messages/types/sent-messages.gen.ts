// Generated from ../en by packages/admin/scripts/generate-messages.mjs. Do not edit.

export type SentMessages = {
  /** No messages yet */
  readonly emptyTitle: string
  /** Emails and other messages appear here once they are sent. */
  readonly emptyText: string
  /** Message */
  readonly message: string
  /** Recipient */
  readonly to: string
  /** About */
  readonly record: string
  /** Sent */
  readonly date: string
  /** Sent again */
  readonly again: string
  /** Listed separately */
  readonly separately: string
  /** Send again */
  readonly resend: string
  /** Message sent again */
  readonly resent: string
  /** Send {count, plural, one {# message} other {# messages}} again? */
  readonly resendQuestion: (values: { readonly count: number }) => string
  /** Recipients get the messages again. */
  readonly resendText: string
  /** Messages sent again */
  readonly resentMany: string
  /** No messages have been sent to this address. */
  readonly noneTo: string
  readonly records: {
    /** Order */
    readonly order: string
    /** Exchange */
    readonly swap: string
    /** Claim */
    readonly claim: string
    /** Gift card */
    readonly gift_card: string
    /** Customer */
    readonly customer: string
    /** Team member */
    readonly user: string
    /** Invitation */
    readonly invite: string
    /** Order edit */
    readonly "order-edit": string
    /** Restock notification */
    readonly "restock-notification": string
  }
  readonly names: {
    /** Order confirmation */
    readonly "order-placed": string
    /** Order canceled */
    readonly "order-canceled": string
    /** Items shipped */
    readonly "order-shipped": string
    /** Return requested */
    readonly "return-requested": string
    /** Return received */
    readonly "return-received": string
    /** Refund */
    readonly "order-refunded": string
    /** Changed order to confirm */
    readonly "order-edit-requested": string
    /** Exchange */
    readonly "swap-created": string
    /** Claim */
    readonly "claim-created": string
    /** Orders to add to an account */
    readonly "orders-claimed": string
    /** Gift card */
    readonly "gift-card-created": string
    /** New password for a customer */
    readonly "customer-password-reset": string
    /** New password for a team member */
    readonly "user-password-reset": string
    /** Invitation to the team */
    readonly "invite-created": string
    /** Product back in stock */
    readonly restocked: string
  }
}
