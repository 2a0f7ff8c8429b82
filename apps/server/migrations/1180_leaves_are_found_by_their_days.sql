-- Who is away with somebody is asked of every leave that is shown: by its days, not by all leaves of the branch.
CREATE INDEX "leaves_days" ON "leaves" USING gist (daterange("from_date", "to_date", '[]'));

-- In the order of the list, for each scope.
CREATE INDEX "pin_proposals_dept" ON "pin_proposals" USING btree ("dept_code","created_date","proposal_code");
CREATE INDEX "pin_proposals_user" ON "pin_proposals" USING btree ("usercode","created_date","proposal_code");
