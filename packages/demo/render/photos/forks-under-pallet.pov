#include "common.inc"
#include "warehouse.inc"
camera { location <3.9,1.35,-1.35> look_at <1.45,0.75,0.15> right x*image_width/image_height angle 60 }
object { LiftTruck }
object { LoadedPallet(3, R) translate <0.98,0.22,-0.5> }
