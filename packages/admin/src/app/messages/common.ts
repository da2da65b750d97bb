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
  noMatch: "Nothing matches",
  noMatchText: "Try other words or fewer filters.",
  previous: "Previous page",
  range: (first: number, last: number, count: number) => `${first}–${last} of ${count}`,
  search: "Search",
  searchIn: (what: string) => `Search in ${what.toLowerCase()}`,
}

/** Words of forms. */
export const form = {
  email: "Enter an e-mail address.",
  emailLabel: "E-mail",
  firstName: "First name",
  lastName: "Last name",
  money: "Enter an amount such as 12.50.",
  none: "None",
  number: "Enter a number.",
  optional: "Optional",
  passwordLabel: "Password",
  required: "This is needed.",
  short: (length: number) => `Use at least ${length} characters.`,
}

/** What went wrong. */
export const errors = {
  broken: "Something broke",
  brokenTitle: "This page could not be shown",
  failed: "That did not work",
  missing: "It is not here",
  missingText: "It may have been deleted.",
  noPage: "Not found",
  noPageText: "The address leads nowhere. The link may be old.",
  noPageTitle: "There is no such page",
  notRead: "This could not be read",
  offline: "The server does not answer. Check the connection and try again.",
  reload: "Load the page again",
  toOrders: "Go to the orders",
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
  skip: "Skip to the content",
}

export const theme = { label: "Colours", system: "As the device", light: "Light", dark: "Dark" }

/** The log-in and what surrounds it. */
export const session = {
  accept: "Create the account",
  again: "New password again",
  back: "Back to the log-in",
  forgot: "Forgot the password?",
  forgotText: "Enter your e-mail address. If it belongs to an account, a mail with a link goes there.",
  forgotTitle: "Get a new password",
  inviteText: (email: string | undefined) =>
    email ? `An account for ${email}. Choose a password to finish.` : "Choose a password to finish.",
  inviteTitle: "Join the team",
  logIn: "Log in",
  logOut: "Log out",
  menu: "Account",
  newPassword: "New password",
  noToken: "The link is not complete. Open the one in the mail again.",
  reset: "Set the password",
  resetDone: "The password is set. Log in with it.",
  resetText: (email: string | undefined) =>
    email ? `Choose a new password for ${email}.` : "Choose a new password.",
  resetTitle: "Set a new password",
  send: "Send the link",
  sent: "If the address belongs to an account, a mail with a link is on its way.",
  text: "Orders, products and customers of your shop.",
  title: "Log in to Stheno",
  unlike: "The two passwords differ.",
  wrong: "E-mail address or password is wrong.",
  you: "Your account",
}

/** What extensions give rise to. */
export const extensions = {
  failed: "An extension failed:",
  problems: "Extensions that could not be built",
}
