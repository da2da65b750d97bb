/** Words that every page uses. */
export const common = {
  product: "Stheno",
  actions: "Actions",
  actionsOf: (name: string) => `Actions of ${name}`,
  add: "Add",
  cancel: "Cancel",
  close: "Close",
  copied: "Copied",
  copy: "Copy",
  create: "Create",
  created: "Created",
  delete: "Delete",
  deleted: "Deleted",
  dismiss: "Dismiss",
  edit: "Edit",
  loading: "Loading",
  no: "No",
  none: "None",
  notifications: "Notifications",
  remove: "Remove",
  save: "Save",
  saved: "Saved",
  updated: "Updated",
  yes: "Yes",
  units: (count: number) => `× ${count}`,
  metadata: "Metadata",
}

/** Words of lists. */
export const list = {
  clear: "Clear",
  filtered: (label: string, values: readonly string[]) =>
    `${label}: ${values.length > 2 ? `${values.length} chosen` : values.join(", ")}`,
  next: "Next page",
  noMatch: "No results",
  noMatchText: "Try a different search or remove a filter.",
  previous: "Previous page",
  range: (first: number, last: number, count: number) => `${first}–${last} of ${count}`,
  search: "Search",
  searchIn: (what: string) => `Search ${what.toLowerCase()}`,
}

/** Words of forms. */
export const form = {
  discard: "Discard changes",
  discardText: "Your changes have not been saved. If you continue, they are lost.",
  discardTitle: "Discard your changes?",
  email: "Enter an email address.",
  emailLabel: "Email",
  firstName: "First name",
  keepEditing: "Keep editing",
  lastName: "Last name",
  money: "Enter an amount such as 12.50.",
  none: "None",
  number: "Enter a number.",
  optional: "Optional",
  passwordLabel: "Password",
  required: "Enter a value.",
  short: (length: number) => `Use at least ${length} characters.`,
}

/** What went wrong. */
export const errors = {
  broken: "Something went wrong",
  brokenTitle: "This page could not be shown",
  failed: "The change was not saved",
  missing: "Not found",
  missingText: "It may have been deleted.",
  noPage: "Not found",
  noPageText: "There is nothing at this address. The link may be out of date.",
  noPageTitle: "There is no such page",
  notRead: "This could not be loaded",
  offline: "Cannot reach the server. Check your connection and try again.",
  reload: "Reload the page",
  toOrders: "Go to orders",
}

/** The sidebar. */
export const nav = {
  collections: "Collections",
  customers: "Customers",
  discounts: "Discounts",
  draftOrders: "Draft orders",
  extensions: "Extensions",
  giftCards: "Gift cards",
  groups: "Customer groups",
  label: "Main",
  open: "Menu",
  orders: "Orders",
  pricing: "Price lists",
  products: "Products",
  settings: "Settings",
  skip: "Skip to content",
}

export const theme = { label: "Theme", system: "Same as the device", light: "Light", dark: "Dark" }

/** Signing in and related pages. */
export const session = {
  accept: "Create account",
  again: "Repeat the new password",
  back: "Back to sign-in",
  expiredText: (email: string) =>
    `Enter the password of ${email} to continue. Everything on this page stays as it is.`,
  expiredTitle: "Your session has ended",
  forgot: "Forgot your password?",
  forgotText: "Enter your email address. If an account uses it, we send a link to it.",
  forgotTitle: "Reset your password",
  inviteText: (email: string | undefined) =>
    email ? `An account for ${email}. Choose a password to finish.` : "Choose a password to finish.",
  inviteTitle: "Join the team",
  logIn: "Sign in",
  logOut: "Sign out",
  menu: "Account",
  newPassword: "New password",
  noToken: "The link is incomplete. Open the link in the email again.",
  reset: "Set password",
  resetDone: "Your password has been changed. Sign in with it.",
  resetText: (email: string | undefined) =>
    email ? `Choose a new password for ${email}.` : "Choose a new password.",
  resetTitle: "Set a new password",
  send: "Send the link",
  sent: "If an account uses this address, an email with a link is on its way.",
  text: "Manage the orders, products and customers of your store.",
  title: "Sign in to Stheno",
  unlike: "The passwords do not match.",
  wrong: "The email or the password is incorrect.",
  you: "Your account",
}

/** Words about extensions. */
export const extensions = {
  failed: "An extension failed:",
  problems: "Extensions that could not be built",
}
