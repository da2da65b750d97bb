import { eraseDeletedCustomers } from "@stheno/source-kit"

export default eraseDeletedCustomers("woocommerce")
