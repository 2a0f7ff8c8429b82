-- The branch itself says in which area it is measured (departments.kpi_area); a second place for it would only contradict.
DROP TABLE "kpi_area_departments";
