-- One column without an index made every search for an installer read all of them.
CREATE INDEX "installers_code_search" ON "installers" USING gin ("user_code" gin_trgm_ops);
