import account from "./account.json"
import cart from "./cart.json"
import catalog from "./catalog.json"
import checkout from "./checkout.json"
import legal from "./legal.json"
import shell from "./shell.json"

const messages = { shell, catalog, legal, cart, checkout, account }

export default messages
