export { createTestDatabase, type TestDatabase } from "./test-database.ts"
export { startTestShop, type TestRequest, type TestShop, type TestShopOptions } from "./test-shop.ts"
