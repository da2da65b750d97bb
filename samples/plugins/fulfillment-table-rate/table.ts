// region table
/** Shipping within Germany costs 4.90, or 8.90 from 5 kg; everywhere else, it costs 15.00. */
export const parcels = {
  name: "Parcel",
  currency_code: "eur",
  basis: "weight",
  rates: [
    { country_code: "de", min_value: 0, max_value: 5000, price: 490 },
    { country_code: "de", min_value: 5000, max_value: 30000, price: 890 },
    { country_code: null, min_value: 0, max_value: 20000, price: 1500 },
  ],
}
// endregion
