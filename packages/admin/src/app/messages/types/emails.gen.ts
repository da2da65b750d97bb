// Generated from ../en by packages/admin/scripts/generate-messages.mjs. Do not edit.

export type Emails = {
  /** Preview every email of the store with sample data. */
  readonly lead: string
  /** Replaced by the project */
  readonly replaced: string
  /** Built in */
  readonly builtIn: string
  /** Template */
  readonly template: string
  /** To change this email, add the file {file} to the project. */
  readonly replaceHint: (values: { readonly file: string | number }) => string
  /** Sent after */
  readonly sentAfter: string
  /** Subject */
  readonly subject: string
  /** Preview */
  readonly preview: string
  /** Language */
  readonly language: string
  /** Screen */
  readonly screen: string
  /** Computer */
  readonly computer: string
  /** Phone */
  readonly phone: string
  /** Plain text */
  readonly plainText: string
  /** The template in the project turns this email off. */
  readonly notSent: string
  /** Send test email */
  readonly sendTest: string
  /** Test email sent to {email} */
  readonly testSent: (values: { readonly email: string | number }) => string
  /** The server sends no emails itself, because SMTP_URL is not set. A plugin may send them. */
  readonly notSentAtAll: string
  /** The server does not send emails. It keeps them at {address}, because SMTP_URL is not set. */
  readonly toFolder: (values: { readonly address: string | number }) => string
}
