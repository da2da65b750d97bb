import { checkGuides } from "./driver/check-guides.ts"

checkGuides(["customers", "discounts", "gift-cards"])
