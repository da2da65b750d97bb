# region install
npm install ./packages/plugins/stheno-payment-paypal-0.1.0.tgz
# endregion

# region add-to-region
source .env
TOKEN=$(curl --silent http://localhost:9000/admin/auth/token \
  -H "Content-Type: application/json" \
  -d "{ \"email\": \"$ADMIN_EMAIL\", \"password\": \"$ADMIN_PASSWORD\" }" |
  sed 's/.*"access_token":"\([^"]*\)".*/\1/')
REGION_ID=$(curl --silent http://localhost:9000/store/regions |
  node --print 'JSON.parse(fs.readFileSync(0)).regions.find(
    ({ currency_code }) => currency_code === "eur").id')
curl --silent "http://localhost:9000/admin/regions/$REGION_ID/payment-providers" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{ "provider_id": "paypal" }'
# endregion
