// Generated from ../en by packages/admin/scripts/generate-messages.mjs. Do not edit.

export type Session = {
  /** Create account */
  readonly accept: string
  /** Repeat the new password */
  readonly again: string
  /** Back to sign-in */
  readonly back: string
  /** Enter the password for {email} to continue. Nothing on this page is lost. */
  readonly expiredText: (values: { readonly email: string | number }) => string
  /** Your session has ended */
  readonly expiredTitle: string
  /** Forgot your password? */
  readonly forgot: string
  /** Enter your email address. If an account uses it, we send a link to it. */
  readonly forgotText: string
  /** Reset your password */
  readonly forgotTitle: string
  /** Choose a password to finish. */
  readonly inviteText: string
  /** This creates an account for {email}. Choose a password to finish. */
  readonly inviteTextFor: (values: { readonly email: string | number }) => string
  /** Join the team */
  readonly inviteTitle: string
  /** Sign in */
  readonly logIn: string
  /** Sign out */
  readonly logOut: string
  /** Account */
  readonly menu: string
  /** New password */
  readonly newPassword: string
  /** The link is incomplete. Open the link in the email again. */
  readonly noToken: string
  /** Set password */
  readonly reset: string
  /** Your password has been changed. Sign in with it. */
  readonly resetDone: string
  /** Choose a new password. */
  readonly resetText: string
  /** Choose a new password for {email}. */
  readonly resetTextFor: (values: { readonly email: string | number }) => string
  /** Set a new password */
  readonly resetTitle: string
  /** Send the link */
  readonly send: string
  /** If an account uses this address, you will receive an email with a link. */
  readonly sent: string
  /** Manage the orders, products and customers of your store. */
  readonly text: string
  /** Sign in to Stheno */
  readonly title: string
  /** The passwords do not match. */
  readonly unlike: string
  /** The email or the password is incorrect. */
  readonly wrong: string
  /** Your account */
  readonly you: string
  /** Language */
  readonly language: string
  /** The dashboard uses this language wherever you sign in. */
  readonly languageHint: string
}
