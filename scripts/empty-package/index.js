// Stands in for packages that pptxgenjs declares but does not use (see docs/decisions).
module.exports = {};
