# region doctor
npx stheno doctor
# endregion

# region port-holder
lsof -nP -iTCP:9000 -sTCP:LISTEN
# endregion

# region port-other
npx stheno start --port 9100
# endregion

# region cors-ask
curl --include --request OPTIONS http://localhost:9000/store/products \
  --header "Origin: https://shop.example.com" \
  --header "Access-Control-Request-Method: GET"
# endregion

# region cors-set
export STORE_CORS=https://shop.example.com,https://www.shop.example.com
export ADMIN_CORS=https://admin.example.com
npx stheno start
# endregion

# region install
node --version
npm install
npx stheno doctor
# endregion

# region first-create
npx ./stheno-packages/stheno-create-medusa-app-0.1.0.tgz my-shop --yes --no-start
# endregion

# region continue
cd my-shop
npm install
npx stheno migrations run
npm run dev
# endregion

# region update
npm install ./packages/*.tgz
npx stheno --version
npx stheno doctor
npx stheno migrations show
npx stheno start
# endregion

# region create-database
createdb shop
npx stheno doctor
# endregion

# region sign-in
curl http://localhost:9000/admin/auth/token \
  --header "Content-Type: application/json" \
  --data '{"email": "ada@example.com", "password": "correct-horse"}'
# endregion

# region user
npx stheno user --email ada@example.com --password correct-horse
# endregion

# region copies
npm ls @tanstack/react-query
# endregion

# region jobs
npx stheno jobs failed
# endregion

# region beta
npm install ./packages/*.tgz
npx stheno db adopt --dry-run
npx stheno migrations show
# endregion

# region docs
npm run docs:build
npm run check -w @stheno/docs
# endregion

# region record
UPDATE_OUTPUT=1 npx vitest run --project samples samples/samples.test.ts -t carts
# endregion
