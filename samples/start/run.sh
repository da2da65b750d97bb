# region run
npm start
# endregion

# region test
npm test
# endregion

# region options
PORT=9100 DOCS_PORT=3100 npm start
HOST=0.0.0.0 npm start
ADMIN_EMAIL=ada@example.com ADMIN_PASSWORD=correct-horse npm start
DATABASE_URL=postgres://user:password@localhost:5432/shop npm start
npm start -- --no-seed
npm start -- --data-dir /var/lib/shop
npm start -- --api-only
# endregion

# region worker
npm start -- --no-worker
npm start -- worker
# endregion

# region jobs
npm start -- jobs failed
npm start -- jobs retry 0b6f2d0e-6a53-4c0e-9d5b-2f6c3a1e7d10
# endregion

# region health
curl http://localhost:9000/health
# endregion
